/** A state or territory of India. */
export interface IndianState {
  /** As addresses name it in English. */
  readonly name: string
  /** Its code under GST. */
  readonly gst: string
}

/** Name, code under GST, and what else addresses call it: its short form, its name in Hindi, older names. */
const states: readonly (readonly [name: string, gst: string, ...others: string[]])[] = [
  ['Jammu and Kashmir', '01', 'JK', 'जम्मू और कश्मीर'],
  ['Himachal Pradesh', '02', 'HP', 'हिमाचल प्रदेश'],
  ['Punjab', '03', 'PB', 'पंजाब'],
  ['Chandigarh', '04', 'CH', 'चंडीगढ़'],
  ['Uttarakhand', '05', 'UK', 'उत्तराखंड', 'UT', 'Uttaranchal'],
  ['Haryana', '06', 'HR', 'हरियाणा'],
  [
    'Delhi',
    '07',
    'DL',
    'दिल्ली',
    'New Delhi',
    'NCT of Delhi',
    'National Capital Territory of Delhi',
    'नई दिल्ली',
  ],
  ['Rajasthan', '08', 'RJ', 'राजस्थान'],
  ['Uttar Pradesh', '09', 'UP', 'उत्तर प्रदेश'],
  ['Bihar', '10', 'BR', 'बिहार'],
  ['Sikkim', '11', 'SK', 'सिक्किम'],
  ['Arunachal Pradesh', '12', 'AR', 'अरुणाचल प्रदेश'],
  ['Nagaland', '13', 'NL', 'नागालैंड'],
  ['Manipur', '14', 'MN', 'मणिपुर'],
  ['Mizoram', '15', 'MZ', 'मिज़ोरम', 'मिजोरम'],
  ['Tripura', '16', 'TR', 'त्रिपुरा'],
  ['Meghalaya', '17', 'ML', 'मेघालय'],
  ['Assam', '18', 'AS', 'असम'],
  ['West Bengal', '19', 'WB', 'पश्चिम बंगाल'],
  ['Jharkhand', '20', 'JH', 'झारखंड'],
  ['Odisha', '21', 'OD', 'ओडिशा', 'OR', 'Orissa', 'उड़ीसा'],
  ['Chhattisgarh', '22', 'CG', 'छत्तीसगढ़', 'CT', 'Chattisgarh'],
  ['Madhya Pradesh', '23', 'MP', 'मध्य प्रदेश'],
  ['Gujarat', '24', 'GJ', 'गुजरात'],
  [
    'Dadra and Nagar Haveli and Daman and Diu',
    '26',
    'DH',
    'दादरा और नगर हवेली और दमन और दीव',
    'DN',
    'DD',
    'Daman and Diu',
    'Dadra and Nagar Haveli',
  ],
  ['Maharashtra', '27', 'MH', 'महाराष्ट्र'],
  ['Karnataka', '29', 'KA', 'कर्नाटक'],
  ['Goa', '30', 'GA', 'गोवा'],
  ['Lakshadweep', '31', 'LD', 'लक्षद्वीप'],
  ['Kerala', '32', 'KL', 'केरल'],
  ['Tamil Nadu', '33', 'TN', 'तमिलनाडु', 'Tamilnadu'],
  ['Puducherry', '34', 'PY', 'पुदुच्चेरी', 'Pondicherry', 'पुडुचेरी'],
  ['Andaman and Nicobar Islands', '35', 'AN', 'अंडमान और निकोबार द्वीपसमूह', 'Andaman and Nicobar'],
  ['Telangana', '36', 'TS', 'तेलंगाना', 'TG'],
  ['Andhra Pradesh', '37', 'AP', 'आंध्र प्रदेश', 'AD'],
  ['Ladakh', '38', 'LA', 'लद्दाख'],
]

/** Letters only, so that spaces, points and the two ways to write a Hindi letter make no difference. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{Mc}]/gu, '')

const byName: ReadonlyMap<string, IndianState> = new Map(
  states.flatMap(([name, gst, ...others]) =>
    [name, ...others].map((each) => [folded(each), { name, gst }] as const),
  ),
)

/** The state that an address names, in English, in Hindi or by its short form; undefined if it names none. */
export const indianState = (text: string): IndianState | undefined => byName.get(folded(text))
