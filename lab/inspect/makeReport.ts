import { domToPng } from 'modern-screenshot'
import { version } from '../../package.json' with { type: 'json' }
import { toJourney } from '../journey/play.ts'
import type { Report } from '../journey/report.ts'
import { valueText } from '../run/valueText.ts'
import { bodyText, titleOf } from '../watch/entryText.ts'
import type { AppInspector } from './inspector.ts'

/** The page as the person sees it, without the tools of development. */
const draw = async (): Promise<string> => {
  const { innerWidth: width, innerHeight: height, scrollX, scrollY } = window
  try {
    return await domToPng(document.documentElement, {
      // Pictures below the fold have not loaded, and it would wait for them.
      ...{ width, height, timeout: 1_000 },
      style: { transform: `translate(${-scrollX}px, ${-scrollY}px)` },
      filter: (node) => !(node instanceof HTMLElement && node.popover === 'manual'),
    })
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
