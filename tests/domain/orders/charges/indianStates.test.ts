import { expect, test } from 'vitest'
import { stateOfPin } from '../../../../src/domain/orders/charges/indianPin.ts'
import { indianState } from '../../../../src/domain/orders/charges/indianStates.ts'

test.each([
  ['Rajasthan', '08'],
  ['  rajasthan ', '08'],
  ['RJ', '08'],
  ['राजस्थान', '08'],
  ['N.C.T. of Delhi', '07'],
  ['Jammu & Kashmir', '01'],
  ['जम्मू और कश्मीर', '01'],
  ['मिज़ोरम', '15'],
  ['Orissa', '21'],
  ['Daman and Diu', '26'],
])('%s is the state with the code %s', (text, gst) => {
  expect(indianState(text)?.gst).toBe(gst)
})

/** Codes under GST, as on the first two places of a GSTIN. */
const codes = [
  ...[
    ['01', 'Jammu and Kashmir'],
    ['02', 'Himachal Pradesh'],
    ['03', 'Punjab'],
    ['04', 'Chandigarh'],
  ],
  ...[
    ['05', 'Uttarakhand'],
    ['06', 'Haryana'],
    ['07', 'Delhi'],
    ['08', 'Rajasthan'],
  ],
  ...[
    ['09', 'Uttar Pradesh'],
    ['10', 'Bihar'],
    ['11', 'Sikkim'],
    ['12', 'Arunachal Pradesh'],
  ],
  ...[
    ['13', 'Nagaland'],
    ['14', 'Manipur'],
    ['15', 'Mizoram'],
    ['16', 'Tripura'],
    ['17', 'Meghalaya'],
  ],
  ...[
    ['18', 'Assam'],
    ['19', 'West Bengal'],
    ['20', 'Jharkhand'],
    ['21', 'Odisha'],
    ['22', 'Chhattisgarh'],
  ],
  ...[
    ['23', 'Madhya Pradesh'],
    ['24', 'Gujarat'],
    ['26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ],
  ...[
    ['27', 'Maharashtra'],
    ['29', 'Karnataka'],
    ['30', 'Goa'],
    ['31', 'Lakshadweep'],
    ['32', 'Kerala'],
  ],
  ...[
    ['33', 'Tamil Nadu'],
    ['34', 'Puducherry'],
    ['35', 'Andaman and Nicobar Islands'],
    ['36', 'Telangana'],
  ],
  ...[
    ['37', 'Andhra Pradesh'],
    ['38', 'Ladakh'],
  ],
] as const

test.each(codes)('%s is the code of %s', (gst, name) => {
  expect(indianState(name)).toEqual({ name, gst })
})

test.each(['', 'Jaipur', 'Toscana', '12', 'R'])('%j is not a state of India', (text) => {
  expect(indianState(text)).toBeUndefined()
})

/** PIN codes of post offices in known towns, by state: one for each part of a state that has its own beginning. */
const pins: Readonly<Record<string, readonly string[]>> = {
  Delhi: ['110001'],
  Haryana: ['122001', '132001'],
  Punjab: ['141001', '151001'],
  Chandigarh: ['160017'],
  'Himachal Pradesh': ['171001'],
  'Jammu and Kashmir': ['180001', '190001'],
  Ladakh: ['194101'],
  'Uttar Pradesh': [
    ...['201301', '211001', '226001', '231001', '243001', '250001', '261001', '273001', '282001'],
  ],
  Uttarakhand: ['246001', '248001', '249401', '263139', '263601'],
  Rajasthan: ['302001', '313001', '324001', '334001', '342001'],
  Gujarat: ['360001', '370001', '380001', '395003'],
  'Dadra and Nagar Haveli and Daman and Diu': ['396210', '396230', '362520'],
  Maharashtra: ['400001', '411001', '422001', '431001', '440001'],
  Goa: ['403001'],
  'Madhya Pradesh': ['452001', '462001', '474001', '482001'],
  Chhattisgarh: ['492001'],
  Telangana: ['500001'],
  'Andhra Pradesh': ['517501', '520001', '530001'],
  Karnataka: ['560001', '570001', '580020', '590001'],
  'Tamil Nadu': ['600001', '613001', '625001', '636001', '641001'],
  Puducherry: ['605001', '609602'],
  Kerala: ['673001', '682001', '695001'],
  Lakshadweep: ['682555'],
  'West Bengal': ['700001', '711101', '721101', '734001', '743101'],
  Sikkim: ['737101'],
  'Andaman and Nicobar Islands': ['744101'],
  Odisha: ['751001', '760001', '770001'],
  Assam: ['781001'],
  'Arunachal Pradesh': ['790001', '791111', '792110'],
  Meghalaya: ['793001', '794001'],
  Manipur: ['795001'],
  Mizoram: ['796001'],
  Nagaland: ['797001', '798601'],
  Tripura: ['799001'],
  Bihar: ['800001', '812001', '842001', '854301'],
  Jharkhand: ['814112', '815301', '816109', '826001', '834001'],
}

test.each(Object.entries(pins))(
  '%s is the state of its PIN codes, and has a GST code',
  (state, of) => {
    expect(of.map(stateOfPin)).toEqual(of.map(() => state))
    expect(indianState(state)?.name).toBe(state)
  },
)

test('a PIN code may be written with a space; one that no district has belongs to no state', () => {
  expect([stateOfPin('302 003'), stateOfPin('990001'), stateOfPin('')]).toEqual([
    'Rajasthan',
    '',
    '',
  ])
})
