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

test.each(['', 'Jaipur', 'Toscana', '12', 'R'])('%j is no state of India', (text) => {
  expect(indianState(text)).toBeUndefined()
})

test.each([
  ...['110001', '122001', '141001', '160017', '171001', '180001', '194101', '201301', '248001'],
  ...['302003', '380001', '396210', '400002', '403001', '452001', '492001', '500001', '520001'],
  ...['560001', '600001', '605001', '682001', '682555', '700001', '737101', '744101', '751001'],
  ...['781001', '791111', '793001', '795001', '796001', '797001', '799001', '800001', '834001'],
])('the state of the PIN code %s has a code', (pin) => {
  expect(indianState(stateOfPin(pin))?.name).toBe(stateOfPin(pin))
})
