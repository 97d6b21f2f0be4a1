import { useEffect, useEffectEvent, useState } from 'react'
import type { Dropped } from './journey/report.ts'
import { takeDrops } from './views/takeDrops.ts'

/** A journey or a report from a file. */
export interface OpenedFile {
  /** How many files were opened before it. */
  readonly count: number
  readonly dropped: Dropped
}

/**
 * Opens files that are dropped onto any page of the lab: a flow in the lab of its machine, a journey or a report on
 * Journeys. Any other changes nothing but the problem.
 */
export const useFiles = (isOnJourneys: boolean) => {
  const [file, setFile] = useState<OpenedFile>()
  const [problem, setProblem] = useState<string>()
  const open = async (chosen: File) => {
    const { openFile } = await import('./openFile.ts')
    const content = await openFile(await chosen.text(), isOnJourneys || file !== undefined)
    if ('problem' in content) return setProblem(content.problem)
    setProblem(undefined)
    if ('address' in content) return window.location.assign(content.address)
    setFile((last) => ({ count: (last?.count ?? 0) + 1, dropped: content }))
  }
  const drop = useEffectEvent(({ files: [first] }: DataTransfer) => {
    if (first) void open(first)
  })
  useEffect(() => takeDrops(document, (data) => drop(data)), [])
  return { file, problem, open }
}
