import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeFailure } from '../../tools/parts/describeFailure.ts'
import { pageIn } from '../../tools/parts/failedPage.ts'
import { playwrightReport } from '../../tools/parts/testReports.ts'

const context = `# Test info

# Page snapshot

\`\`\`yaml
- generic [ref=e3]:
  - link "Skip to content" [ref=e4] [cursor=pointer]:
    - /url: "#content"
  - banner [ref=e5]:
    - button "Search" [ref=e26] [cursor=pointer]
  - main [ref=e62]:
    - heading "Cart" [level=1] [ref=e65]
    - generic [ref=e73]:
      - textbox "Quantity" [ref=e84]: "20"
  - contentinfo [ref=e94]:
    - heading "New lines" [level=2] [ref=e128]
  - dialog "Offline" [ref=e150]
\`\`\`

# Test source

\`\`\`ts
- main
\`\`\`
`

const page = [
  '  - link "Skip to content":',
  '    - /url: "#content"',
  '  - main:',
  '    - heading "Cart" [level=1]',
  '      - textbox "Quantity": "20"',
  '  - dialog "Offline"',
]

test('Scenario: the page of a failed test is shown without header, footer and empty wrappers', () => {
  expect(pageIn(context)).toEqual(page)
  expect(pageIn('# Test info\n\nno page\n')).toEqual([])
})

test('Scenario: a failure shows the log of its act, and says what it leaves out', () => {
  const said = ['Error: \u001b[31mtoo late\u001b[39m', '', ...Array(40).fill('- waiting')].join(
    '\n',
  )
  expect(describeFailure({ test: 'a.spec.ts › a', said, page }).split('\n')).toEqual([
    '✗ a.spec.ts › a',
    '    Error: too late',
    ...Array(29).fill('    - waiting'),
    '    … 11 more lines',
    '      the page:',
    ...page.map((line) => `    ${line}`),
  ])
})

test('Scenario: a test that passes at the second attempt is flaky, with the fault of the first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alma-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'error-context.md')
  writeFileSync(path, context)
  const failed = {
    status: 'timedOut',
    duration: 150_000,
    errors: [{ message: 'too late' }],
    attachments: [{ name: 'error-context', path }],
  }
  const passed = { status: 'passed', duration: 2_000, errors: [], attachments: [] }
  const specs = [
    { title: 'steady', results: [passed], status: 'expected' as const },
    { title: 'flaky', results: [failed, passed], status: 'flaky' as const },
    {
      title: 'broken',
      results: [failed, { ...failed, attachments: [] }],
      status: 'unexpected' as const,
    },
  ]
  const report = playwrightReport({
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: specs.map(({ title, ...outcome }) => ({
              title,
              file: 'cart.spec.ts',
              tests: [outcome],
            })),
          },
        ],
      },
    ],
  })
  const named = (title: string) => `tests/e2e/cart.spec.ts › ${title}`
  expect(report).toEqual({
    passed: 2,
    skipped: 0,
    failed: 1,
    failures: [{ test: named('broken'), said: 'too late\ntoo late', page }],
    flaky: [{ test: named('flaky'), said: 'too late', page }],
    times: [
      { test: named('steady'), seconds: 2 },
      { test: named('flaky'), seconds: 2 },
      { test: named('broken'), seconds: 0 },
    ],
  })
})
