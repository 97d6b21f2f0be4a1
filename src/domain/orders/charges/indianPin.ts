/**
 * States and territories by the beginnings of their PIN codes, as India Post gives them to its sorting districts; the
 * longest beginning that fits decides. Names as addresses have them.
 */
const byPin: Readonly<Record<string, readonly string[]>> = {
  Delhi: ['11'],
  Haryana: ['12', '13'],
  Punjab: ['14', '15', '16'],
  Chandigarh: ['160'],
  'Himachal Pradesh': ['17'],
  'Jammu and Kashmir': ['18', '19'],
  Ladakh: ['194'],
  'Uttar Pradesh': ['20', '21', '22', '23', '24', '25', '26', '27', '28'],
  Uttarakhand: ['246', '248', '249', '2631', '2632', '2636', '2626'],
  Rajasthan: ['30', '31', '32', '33', '34'],
  Gujarat: ['36', '37', '38', '39'],
  'Dadra and Nagar Haveli and Daman and Diu': ['3962', '36252'],
  Maharashtra: ['40', '41', '42', '43', '44'],
  Goa: ['403'],
  'Madhya Pradesh': ['45', '46', '47', '48'],
  Chhattisgarh: ['49'],
  Telangana: ['50'],
  'Andhra Pradesh': ['51', '52', '53'],
  Karnataka: ['56', '57', '58', '59'],
  'Tamil Nadu': ['60', '61', '62', '63', '64'],
  Puducherry: ['605', '6096'],
  Kerala: ['67', '68', '69'],
  Lakshadweep: ['68255'],
  'West Bengal': ['70', '71', '72', '73', '74'],
  Sikkim: ['737'],
  'Andaman and Nicobar Islands': ['744'],
  Odisha: ['75', '76', '77'],
  Assam: ['78'],
  'Arunachal Pradesh': ['790', '791', '792'],
  Meghalaya: ['793', '794'],
  Manipur: ['795'],
  Mizoram: ['796'],
  Nagaland: ['797', '798'],
  Tripura: ['799'],
  Bihar: ['80', '81', '84', '85'],
  Jharkhand: ['814', '815', '816', '82', '83'],
}

/** The state of a PIN code; empty if it is unknown. Where districts share a code, it may be the neighbour's. */
export const stateOfPin = (pincode: string): string => {
  const pin = pincode.replaceAll(/\D/g, '')
  const found = Object.entries(byPin)
    .flatMap(([state, starts]) => starts.map((start) => ({ state, start })))
    .filter(({ start }) => pin.startsWith(start))
    .reduce((best, each) => (each.start.length > best.start.length ? each : best), {
      ...{ state: '', start: '' },
    })
  return found.state
}
