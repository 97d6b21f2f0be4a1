import type { ReactNode } from 'react'

/** Icons of the networks, drawn for one line width, because icon libraries no longer include brands. */
const signs: Readonly<Record<string, ReactNode>> = {
  facebook: (
    <path d="M14.5 21v-7.5h2.6l.5-3.2h-3.1V8.4c0-1 .5-1.7 1.8-1.7h1.4V3.9A17 17 0 0 0 15.5 3.7c-2.3 0-3.9 1.4-3.9 4v2.6H9v3.2h2.6V21" />
  ),
  linkedin: (
    <>
      <path d="M4.5 9.5V20M4.5 4.6v.1M10 20V9.5M10 14c0-2.6 1.7-4.7 4.4-4.7S19 11 19 13.8V20" />
    </>
  ),
  twitter: <path d="M4 4l16 16M20 4 4 20" />,
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 6.9v.1" />
    </>
  ),
  pinterest: (
    <path d="M9.5 21l2.6-11M8.2 13.4C6.4 10 8.3 6.6 12 6.6c3.4 0 5 2.6 4.3 5.3-.7 2.9-3.5 4-5 2.2M12 2.8a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.4z" />
  ),
  youtube: (
    <>
      <rect x="2.8" y="5.5" width="18.4" height="13" rx="4" />
      <path d="M10.3 9.2l4.6 2.8-4.6 2.8z" />
    </>
  ),
  google: <path d="M20.5 12H12.4M20.5 12a8.4 8.4 0 1 1-2.6-6.1" />,
}

/** The icon of a social network beside its name; nothing for any other link (rule H12). */
export function SocialIcon({ name }: { name: string }) {
  const sign = signs[name.trim().toLowerCase()]
  if (!sign) return null
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {sign}
    </svg>
  )
}
