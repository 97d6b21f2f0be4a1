import { escaped } from '../../server/storefront/page/markup.ts'
import type { Shot } from './photograph.ts'

/** The result of comparing a screenshot with the accepted one. */
export interface Compared extends Shot {
  readonly state: 'same' | 'changed' | 'new' | 'gone'
  /** The share of pixels that differ, from 0 to 1. */
  readonly share: number
}

const words = { same: 'as accepted', changed: 'changed', new: 'new', gone: 'gone' } as const

const styles = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif }
body { margin: 0; padding: 1.5rem; background: light-dark(#f6f3ee, #14120f); color: light-dark(#1c1915, #f3ede2) }
h1 { margin: 0 0 .25rem } h2 { margin: 2rem 0 .5rem; font-size: 1rem; overflow-wrap: anywhere }
.bar { position: sticky; top: 0; padding: .6rem 0; background: inherit; z-index: 1 }
.shots { display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 0; inline-size: 14rem }
figure img { inline-size: 100%; block-size: 17rem; object-fit: cover; object-position: top; border: 1px solid #8884; background: #fff }
figcaption { font-size: .8rem } .changed img { border: 2px solid #c60 } .new img { border: 2px solid #284 }
body:has(#only:checked) .same { display: none }
body:has(#only:checked) section:not(:has(.changed, .new, .gone)) { display: none }
`

const figure = ({ id, name, variant, state, share }: Compared) => {
  const folder = state === 'gone' ? 'accepted' : 'now'
  const links = [
    ...(state === 'new' ? [] : [`<a href="accepted/${id}.webp">accepted</a>`]),
    ...(state === 'gone' ? [] : [`<a href="now/${id}.webp">now</a>`]),
    ...(state === 'changed' ? [`<a href="difference/${id}.webp">difference</a>`] : []),
  ]
  const about =
    state === 'changed' ? `${words.changed}, ${(share * 100).toFixed(2)} %` : words[state]
  return `<figure class="${state}"><a href="${folder}/${id}.webp"><img loading="lazy" src="thumbnails/${folder}/${id}.webp" alt="${escaped(`${name}, ${variant}`)}"></a><figcaption>${escaped(variant)}<br>${about} · ${links.join(' · ')}</figcaption></figure>`
}

/** Renders the sheet: all screenshots in groups, with their differences to the accepted ones. */
export const sheetPage = (shots: readonly Compared[]): string => {
  const groups = Map.groupBy(shots, ({ group }) => group)
  const count = (state: Compared['state']) => shots.filter((shot) => shot.state === state).length
  const sections = [...groups].map(
    ([group, members]) =>
      `<section><h2>${escaped(group)}</h2><div class="shots">${members.map(figure).join('')}</div></section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contact sheet</title><style>${styles}</style></head>
<body><h1>Contact sheet</h1>
<div class="bar">${shots.length} pictures: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('same')} as accepted.
<label><input type="checkbox" id="only"> only what differs</label></div>
${sections.join('\n')}
</body></html>
`
}
