import { stripVTControlCharacters } from 'node:util'
import type { Failure } from './testReports.ts'

/** How much of a message is shown, and of a page, lines. The beginning names the fault, and the log of an act follows. */
const longestMessage = 30
const longestPage = 80

const shortened = (lines: readonly string[], longest: number): readonly string[] =>
  lines.length <= longest
    ? lines
    : [...lines.slice(0, longest), `… ${lines.length - longest} more lines`]

/** A failed test for the summary: its name, its message, and the page that it saw. */
export const describeFailure = ({ test, said, page = [] }: Failure): string => {
  const message = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [
    `✗ ${test}`,
    ...shortened(message, longestMessage),
    ...(page.length > 0 ? ['  the page:', ...shortened(page, longestPage)] : []),
  ]
    .map((line, index) => (index === 0 ? line : `    ${line}`))
    .join('\n')
}
