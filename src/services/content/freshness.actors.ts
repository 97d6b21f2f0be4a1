import { fromCallback } from 'xstate'
import { freshnessMachine, type SightFact } from '../../machines/content/freshness.machine.ts'

const watchSight = fromCallback<SightFact>(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? 'page.hidden' : 'page.seen' })
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
})

export const provideFreshness = () => freshnessMachine.provide({ actors: { watchSight } })
