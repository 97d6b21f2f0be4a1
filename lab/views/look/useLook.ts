import { useState } from 'react'
import { z } from 'zod'
import { type Look, lookChoices, usualLook, type WidthName, widths } from './look.ts'

/** How the view of the lab looks, and how wide it is. */
export interface ViewLook extends Look {
  readonly width: WidthName
}

const key = 'lab.look'
const usual: ViewLook = { ...usualLook, width: 'phone' }

const among = (name: keyof Look) =>
  z.enum(lookChoices[name].items.map(({ value }) => value)).catch(usual[name])

/** A choice that no longer exists is the usual one. */
const Stored: z.ZodType<ViewLook> = z
  .object({
    language: among('language'),
    direction: among('direction'),
    currency: among('currency'),
    theme: among('theme'),
    width: z.enum(Object.keys(widths) as [WidthName, ...WidthName[]]).catch(usual.width),
  })
  .catch(usual)

const stored = (): ViewLook => {
  try {
    return Stored.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return usual
  }
}

/** The look of the view, kept for the session of the tab. */
export const useLook = () => {
  const [look, setLook] = useState(stored)
  const change = (part: Partial<ViewLook>) => {
    const next = { ...look, ...part }
    setLook(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage it is kept until the page closes.
    }
  }
  return [look, change] as const
}
