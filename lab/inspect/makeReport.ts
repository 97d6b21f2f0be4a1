import { createContext, domToPng } from 'modern-screenshot'
import { toJourney } from '../journey/play.ts'
import type { Report } from '../journey/report.ts'
import { valueText } from '../run/valueText.ts'
import { version } from '../version.ts'
import { bodyText, titleOf } from '../watch/entryText.ts'
import type { AppInspector } from './inspector.ts'

/** How long the drawing waits for the page's pictures, ms: those below the fold do not load. */
const picturesMs = 1_000
/** How long the drawing itself may take, ms. Too little gives an empty picture. */
const drawingMs = 30_000

/** Pictures that have not loaded are left out. */
const isMissing = (node: Node): boolean => node instanceof HTMLImageElement && !node.complete

/** The tools of development. */
const isTool = (node: Node): boolean => node instanceof HTMLElement && node.popover === 'manual'

/** The page as the person sees it, without the tools of development. */
const draw = async (): Promise<string> => {
  const { innerWidth: width, innerHeight: height, scrollX, scrollY } = window
  try {
    const context = await createContext(document.documentElement, {
      ...{ width, height, timeout: picturesMs, autoDestruct: true },
      style: { transform: `translate(${-scrollX}px, ${-scrollY}px)` },
      filter: (node) => !isTool(node) && !isMissing(node),
    })
    context.timeout = drawingMs
    return await domToPng(context)
  } catch {
    return ''
  }
}

/** Makes one file of everything that a developer needs to see what went wrong. Nothing leaves this machine. */
export const makeReport = async (title: string, inspector: AppInspector): Promise<Report> => {
  const { secrets, recording, readConsole, getSeen, isRunning } = inspector
  const { entries, actors } = getSeen()
  const { journey, leftOut } = toJourney(title, recording?.recorded() ?? { steps: [] })
  return {
    kind: 'report',
    made: new Date().toISOString(),
    address: secrets.text(window.location.href),
    ...{ version, browser: navigator.userAgent },
    ...{ journey, leftOut: [...leftOut] },
    actors: [...actors.values()].filter(isRunning).map(({ name, value, context }) => ({
      name,
      state: value === undefined ? '' : valueText(value),
      context: JSON.parse(JSON.stringify(secrets.mask(context) ?? null)),
    })),
    calls: entries
      .filter((entry) => entry.kind === 'call')
      .map((entry) => ({ title: titleOf(entry), body: bodyText(entry, secrets) })),
    console: readConsole().map(({ level, text }) => ({ level, text: secrets.text(text) })),
    screenshot: await draw(),
  }
}
