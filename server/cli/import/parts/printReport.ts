import type { Finding, ImportReport } from './report.ts'

/** Prints the report: what was imported, then refusals and repairs by reason and line. */
export const printReport = (report: ImportReport): string => {
  const { dryRun, rows, products } = report
  return [
    dryRun ? 'Dry run: nothing was written.' : 'Import finished.',
    '',
    `Rows      ${rows.read} read = ${rows.taken} taken + ${rows.refused} refused`,
    `Products  ${products.created} created, ${products.updated} updated, ${products.unchanged} unchanged, ${products.refused} refused`,
    ...section('Refused', report.refusals),
    ...section('Repaired', report.repairs),
    '',
  ].join('\n')
}

const section = (name: string, findings: readonly Finding[]): string[] => {
  if (findings.length === 0) return []
  const groups = Map.groupBy(findings, ({ field, reason }) => `${field}: ${generalised(reason)}`)
  return [
    '',
    `${name} (${countRows(findings)})`,
    ...[...groups].flatMap(([title, group]) => [
      `  ${title} (${countRows(group)})`,
      ...group.map((finding) => `    ${place(finding)}${detail(finding)}`),
    ]),
  ]
}

const countRows = (findings: readonly Finding[]) => {
  const rows = new Set(findings.flatMap(({ lines }) => lines)).size
  return rows === 1 ? '1 row' : `${rows} rows`
}

/** Groups reasons that differ only in quoted text. */
const generalised = (reason: string) =>
  reason.replaceAll(/“[^“”]*”/g, '…').replaceAll(/line \d+/g, 'line …')

const place = ({ lines, handle }: Finding) =>
  `${lines.length === 1 ? 'line' : 'lines'} ${ranges(lines)}${handle === '' ? '' : `  ${handle}`}`

const detail = ({ reason }: Finding) => (generalised(reason) === reason ? '' : `  ${reason}`)

/** `[3, 4, 5, 9]` → `3–5, 9`. */
const ranges = (lines: readonly number[]): string => {
  const runs: [number, number][] = []
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && line === last[1] + 1) last[1] = line
    else runs.push([line, line])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
