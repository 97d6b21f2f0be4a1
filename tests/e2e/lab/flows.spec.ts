import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import {
  brokenBody,
  type EndingFault,
  refusalBody,
  statusOf,
} from '../../../lab/calls/faultKinds.ts'
import { errorText } from '../../../lab/run/errorText.ts'
import { type Flow, type FlowStep, type FlowValue, readFlow } from '../../../lab/run/flow.ts'
import { pathsFolder } from '../../support/flows/flowPaths.ts'
import { recordedFlows } from '../../support/flows/keptFlows.ts'
import { models } from '../models/index.ts'
import { type PageModel, reasonAgainst } from '../models/model.ts'
import type { Reply, Stage } from '../models/stage.ts'
import { test } from '../parts/worker.ts'

/** The paths of a machine, computed from it, and the flows that people have recorded. */
const flowsOf = (machine: string): readonly Flow[] => [
  ...(JSON.parse(readFileSync(join(pathsFolder, `${machine}.json`), 'utf8')) as Flow[]).map(
    (flow) => readFlow(JSON.stringify(flow)),
  ),
  ...recordedFlows(machine),
]

const nameOf = (value: FlowValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([region, inside]) => `${region}.${nameOf(inside)}`)
        .join(' + ')

const failure: Reply = {
  status: 500,
  body: { code: 'internal', message: 'Internal Server Error' },
}

/** What the server does for a fault of a call. */
const faultyReply = (fault: EndingFault): Reply => {
  if (fault === 'lost') return 'cut'
  const status = statusOf(fault)
  return status === undefined
    ? { status: 200, body: brokenBody }
    : { status, body: refusalBody(status) }
}

const replyTo = async (
  model: PageModel,
  stage: Stage,
  { actor, answer }: FlowStep & { kind: 'answer' },
): Promise<Reply> => {
  if (!('named' in answer)) return answer.fault ? faultyReply(answer.fault) : failure
  const reply = model.replies[actor]?.[answer.named]
  if (reply === undefined) throw new Error(`the model has no reply '${answer.named}' of ${actor}`)
  return typeof reply === 'function' ? reply(stage) : reply
}

const take = async (model: PageModel, stage: Stage, step: FlowStep) => {
  if (step.kind === 'answer') {
    // An actor without a call needs no answer.
    if (!model.held[step.actor]) return undefined
    return stage.answer(step.actor, await replyTo(model, stage, step))
  }
  if (step.kind === 'delay') {
    if (model.passing?.test(step.event)) return undefined
    throw new Error(`the model does not wait for ${step.event}`)
  }
  const act = model.events[step.event.type]
  if (!act) throw new Error(`the model has no event ${step.event.type}`)
  return act(stage, step.event)
}

const shows = async (model: PageModel, stage: Stage, value: FlowValue) => {
  const check = model.states[nameOf(value)]
  if (!check) throw new Error(`the model does not say what ${nameOf(value)} shows`)
  await check(stage)
}

/** How long to rest after each step, ms; only for a flow that somebody watches (`npm run flows -- --watch`). */
const pause = Number(process.env.FLOW_STEP_MS ?? 0)

const rest = ({ page }: Stage) => (pause > 0 ? page.waitForTimeout(pause) : undefined)

const stepText = (step: FlowStep): string => {
  if (step.kind !== 'answer') return step.kind === 'event' ? step.event.type : step.event
  const { actor, answer } = step
  if ('named' in answer) return `${actor}: ${answer.named}`
  return `${actor} ${'failure' in answer ? 'fails' : 'answers'}`
}

/** Takes a part of a flow. @throws with its name: a flow can be in the same state twice */
const named = (name: string, run: () => Promise<unknown>) =>
  test.step(name, async () => {
    try {
      await run()
    } catch (error) {
      throw new Error(`${name}: ${errorText(error)}`, { cause: error })
    }
  })

const go = async (stage: Stage, model: PageModel, flow: Flow) => {
  await model.inputs[flow.input]?.(stage)
  await named(`The start, ${nameOf(flow.start)}`, () => shows(model, stage, flow.start))
  await rest(stage)
  for (const [index, step] of flow.steps.entries())
    await named(`Step ${index + 1}, ${stepText(step)}, to ${nameOf(step.expect)}`, async () => {
      await take(model, stage, step)
      await shows(model, stage, step.expect)
      await rest(stage)
    })
}

for (const [machine, model] of Object.entries(models)) {
  if (typeof model === 'string') continue
  test.describe(`The machine ${machine} in the real app`, () => {
    const flows = flowsOf(machine)
    const possible = flows.filter((flow) => reasonAgainst(model, flow) === undefined)
    for (const flow of possible)
      test(flow.title, async ({ stages }) => {
        await go(await stages.open(model.held), model, flow)
        stages.expectNoComplaints()
      })

    test('shows every one of its states', () => {
      const visited = (some: readonly Flow[]) =>
        new Set(
          some.flatMap(({ start, steps }) =>
            [start, ...steps.map((one) => one.expect)].map(nameOf),
          ),
        )
      expect([...visited(flows).difference(visited(possible))]).toEqual([])
      expect([...Object.keys(model.states)].sort()).toEqual([...visited(flows)].sort())
    })
  })
}

test('a flow that the shop no longer follows fails with the number and the event of the step', async ({
  stages,
}) => {
  const { cart: model } = models
  const flow = recordedFlows('cart').find(({ title }) => title.includes('cart.retry'))
  if (!flow || typeof model === 'string') throw new Error('the flow or the model is gone')
  const steps = flow.steps.map((step, index) =>
    index === 1 ? { ...step, expect: 'nowhere' } : step,
  )
  await expect(go(await stages.open(model.held), model, { ...flow, steps })).rejects.toThrow(
    /^Step 2, loadCart fails, to nowhere: the model does not say what nowhere shows$/,
  )
})
