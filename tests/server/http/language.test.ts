import { expect, test } from 'vitest'
import { languageOf } from '../../../server/http/language.ts'

const offered = ['en', 'it', 'ar', 'pt-br']

test.each<[string | undefined, string]>([
  ['it', 'it'],
  ['IT', 'it'],
  ['de, it', 'it'],
  ['en;q=0.5, it;q=0.9', 'it'],
  ['en ; q=0.5 , it ; q=0.9', 'it'],
  ['en;q=0.5, it', 'it'],
  ['fr, ar;q=0.5, it;q=0.4', 'ar'],
  ['it;q=0, ar;q=0.1', 'ar'],
  ['it;level=1;q=0.2, ar;q=0.3', 'ar'],
  ['it;level=1, ar;q=0.3', 'it'],
  ['pt-BR', 'pt-br'],
  ['pt-PT', 'pt-br'],
  ['pt', 'pt-br'],
  ['it-CH, en;q=0.9', 'it'],
  ['it;q=1, en;q=0.5', 'it'],
  ['en-GB, it;q=0.9, en;q=0.8', 'en'],
  ['*, it;q=0.5', 'it'],
  ['it;q=0', 'en'],
  ['de', 'en'],
  ['it;q=much', 'en'],
  [', ;q=1', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('Scenario: a browser that accepts "%s" reads %s', (header, expected) => {
  expect(languageOf({ headers: { 'accept-language': header } }, offered)).toBe(expected)
})

test.each([
  ['lang=%7B%22lang%22%3A%22ar%22%7D', 'ar'],
  ['theme=dark; lang={"lang":"ar"}; other=1', 'ar'],
  ['lang=%7B%22lang%22%3A%22fr%22%7D', 'it'],
  ['lang=%7B', 'it'],
  ['lang=%', 'it'],
  ['lang=null', 'it'],
  ['lang', 'it'],
])('Scenario: with the cookie "%s" an Italian browser reads %s', (cookie, expected) => {
  expect(languageOf({ headers: { cookie, 'accept-language': 'it' } }, offered)).toBe(expected)
})

test('Scenario: a language itself takes precedence over its regions', () => {
  const read = (header: string, languages: readonly string[]) =>
    languageOf({ headers: { 'accept-language': header } }, languages)
  expect([read('PT', ['pt-BR', 'pt']), read('pt-br', ['pt', 'pt-BR'])]).toEqual(['pt', 'pt-BR'])
})
