import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Flow, readFlow } from '../../lab/run/flow.ts'
import { machineNames } from '../../lab/run/names.ts'
import { createSession, flowOf } from '../../lab/run/session.ts'
import { pathsFolder, writeStamp } from '../support/flows/flowPaths.ts'
import { pathsOf } from '../support/flows/pathsOf.ts'

const written = new Set<string>()
beforeAll(() => mkdir(pathsFolder, { recursive: true }))
// Not if `-t` has selected some of them.
afterAll(() => (written.size === machineNames.length ? writeStamp() : undefined))

test.each(machineNames)(
  'the paths of the machine %s can be replayed from their files',
  async (machine) => {
    const text = JSON.stringify(pathsOf(machine))
    // The flows in Chromium read them.
    await writeFile(join(pathsFolder, `${machine}.json`), text)
    written.add(machine)
    const paths: readonly Flow[] = JSON.parse(text)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const flow = readFlow(JSON.stringify(path))
      const session = createSession(flow.machine, { input: flow.input })
      session.open(flow)
      expect([session.getState().problem, flowOf(session.getState(), flow.title)]).toEqual([
        null,
        flow,
      ])
      session.stop()
    }
  },
)
