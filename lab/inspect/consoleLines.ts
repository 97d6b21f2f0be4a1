import type { Line } from '../journey/report.ts'

const levels = ['error', 'warn', 'info', 'log'] as const

/** Maximum number of kept lines; the oldest are dropped first. */
const kept = 200

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (value instanceof Error) return value.stack ?? value.message
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

/** Keeps what is written to the console from now on, and errors that nobody handles. */
export const keepConsole = (): (() => readonly Line[]) => {
  const lines: Line[] = []
  const add = (level: string, values: readonly unknown[]) => {
    lines.push({ level, text: values.map(textOf).join(' ') })
    if (lines.length > kept) lines.shift()
  }
  for (const level of levels) {
    const write = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      add(level, values)
      write(...values)
    }
  }
  window.addEventListener('error', ({ error, message }) => add('uncaught', [error ?? message]))
  window.addEventListener('unhandledrejection', ({ reason }) => add('unhandled', [reason]))
  return () => [...lines]
}
