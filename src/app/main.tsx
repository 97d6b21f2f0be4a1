import { readFirstAnswers } from '../services/parts/firstAnswers.ts'
import { createRealtime } from '../services/shell/realtime.ts'
import { loadCode } from '../views/parts/loadCode.ts'
import { reportBreach } from './compose/compose.ts'
import { mount } from './mount.tsx'
import { whenStarted } from './started.ts'

const base: unknown = import.meta.env.VITE_API_BASE
const elsewhere = typeof base === 'string' && base ? base : undefined

const answers = readFirstAnswers(document)

void mount({
  ...(elsewhere === undefined ? {} : { baseUrl: elsewhere }),
  // The server sets it to the language that the browser prefers.
  language: document.documentElement.lang,
  isLanguageAsked: new URLSearchParams(location.search).has('lang'),
  isHttps: window.location.protocol === 'https:',
  answers,
  // The development server has none.
  ...(import.meta.env.PROD ? { serviceWorker: '/sw.js' } : {}),
  realtime: createRealtime({
    ...(elsewhere === undefined ? {} : { origin: new URL(elsewhere, window.location.href).origin }),
    onBreach: reportBreach,
    loadCode,
    readAt: answers.isCustomers ? answers.readAt : undefined,
    ready: whenStarted(),
  }),
})
