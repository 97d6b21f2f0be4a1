import type { MachineName } from '../examples/index.ts'
import { Lab } from '../Lab.tsx'

/** The flow lab for one machine, as tall as the page. */
export function LabStory({ machine }: { machine: MachineName }) {
  return (
    <div style={{ blockSize: '100dvh' }}>
      <Lab key={machine} machine={machine} />
    </div>
  )
}
