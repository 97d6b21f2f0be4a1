/**
 * The layout of a paper, in Typst. It sets the texts of a `PaperSource` and adds none of its own, so that the text of a
 * PDF is its source. Right-to-left papers are mirrored.
 */
export const template = String.raw`
#let paper = json(bytes(sys.inputs.paper))
#let mirrored = sys.inputs.direction == "rtl"
#let (near, far) = if mirrored { (right, left) } else { (left, right) }
#let ink = rgb("#1c1915")
#let soft = rgb("#5a5248")
#let brass = rgb("#76561a")
#let hairline = rgb("#ddd5c9")
#let scripts = ("Noto Sans Devanagari", "Amiri")
#let sans = if mirrored { ("Amiri", "Source Sans 3") } else { ("Source Sans 3", ..scripts) }
#let serif = if mirrored { ("Amiri", "Cormorant Garamond") } else { ("Cormorant Garamond", ..scripts) }

// A text of another script keeps its own direction on a right-to-left paper.
#let arabic = regex("[\u{0590}-\u{08ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{fefc}]")
#let own(value) = if mirrored and value.match(arabic) == none { text(dir: ltr, value) } else { value }
#let label(value) = text(size: 0.85em, fill: soft, own(value))
#let gap = if mirrored { 0.85em } else { 0.65em }
#let strong(value) = text(weight: if mirrored { 700 } else { 600 }, own(value))
#let display(value, size) = text(font: serif, size: size, weight: if mirrored { 700 } else { 600 }, own(value))
#let rule(color: hairline, width: 0.5pt) = line(length: 100%, stroke: width + color)
#let stacked(lines) = stack(spacing: gap, ..lines)
#let kept(body) = block(breakable: false, body)

#set document(title: paper.title, author: paper.seller.label, date: auto)
#set text(font: sans, size: if mirrored { 11pt } else { 9.5pt }, fill: ink, lang: paper.language,
  dir: if mirrored { rtl } else { ltr }, kerning: not mirrored, number-width: "tabular", number-type: "lining")
#set par(leading: if mirrored { 0.75em } else { 0.5em })
#set page(
  paper: "a4",
  margin: (x: 17mm, top: 17mm, bottom: 20mm),
  header-ascent: 5mm,
  header: context if counter(page).get().first() > 1 {
    grid(columns: (1fr, auto), align: (near, far),
      label(paper.seller.label),
      label((paper.title, ..paper.facts.slice(0, 1).map(fact => fact.value)).join(" ")))
  },
  footer: context {
    set align(center)
    let values = ("{page}": str(counter(page).get().first()), "{pages}": str(counter(page).final().first()))
    label(values.pairs().fold(paper.pages, (words, (name, value)) => words.replace(name, value)))
  },
)

#grid(columns: (1fr, auto), align: (near + bottom, far + bottom), column-gutter: 10mm,
  display(paper.seller.label, 23pt),
  stacked(paper.seller.lines.map(label)))
#v(2mm)
#rule(color: brass, width: 0.9pt)
#v(4mm)

#display(paper.title, 19pt)
#v(1mm)

#grid(columns: (1fr, 1fr), column-gutter: 12mm, align: (near + top, near + top),
  stack(spacing: 6mm, ..paper.parties.map(party => stacked((
    label(party.label), strong(party.lines.first()), ..party.lines.slice(1).map(own))))),
  grid(columns: (auto, 1fr), column-gutter: 5mm, row-gutter: gap, align: (near, far),
    ..paper.facts.map(fact => (text(fill: soft, own(fact.label)), own(fact.value))).flatten()))
#v(6mm)

#let widths = (name: 1fr, code: auto, number: auto)
#let cell(lines) = kept(stacked(lines.enumerate().map(((i, value)) => if i == 0 { own(value) } else { label(value) })))
// A table for customs has ten columns.
#show table: set text(size: if paper.columns.len() > 7 { 0.88em } else { 1em })
#table(
  columns: paper.columns.map(column => widths.at(column.holds)),
  align: paper.columns.map(column => if column.holds == "number" { far } else { near }),
  inset: (x, y) => (
    y: 5pt,
    left: if (if mirrored { x == paper.columns.len() - 1 } else { x == 0 }) { 0pt } else { 5pt },
    right: if (if mirrored { x == 0 } else { x == paper.columns.len() - 1 }) { 0pt } else { 5pt },
  ),
  stroke: (x, y) => (bottom: if y == 0 { 0.7pt + brass } else { 0.4pt + hairline }),
  table.header(repeat: true, ..paper.columns.map(column => label(column.label))),
  ..paper.rows.map(row => row.map(cell)).flatten(),
)
#v(2mm)

#kept(grid(columns: (1fr, 1.7fr), [], {
  grid(columns: (1fr, auto), column-gutter: 6mm, row-gutter: gap, align: (near, far),
    ..paper.sums.map(sum => (text(fill: soft, own(sum.label)), own(sum.value))).flatten())
  if paper.total != none {
    rule(color: brass, width: 0.7pt)
    grid(columns: (1fr, auto), column-gutter: 6mm, align: (near + horizon, far + horizon),
      strong(paper.total.label), display(paper.total.value, 15pt))
  }
}))
#v(6mm)

#for note in paper.notes {
  kept(stack(spacing: gap, label(note.label), ..note.lines.map(words => par(own(words)))))
  v(3mm)
}
`
