const omitted = /^- (?:banner|contentinfo)\b/

/** How deep a line of a snapshot is nested. */
const depthOf = (line: string): number => line.length - line.trimStart().length

/**
 * The page at the moment when a browser test failed, without header and footer.
 *
 * @param context the file that Playwright writes about a failed test
 * @returns the elements of the page, one a line; none if the file shows no page
 */
export const pageIn = (context: string): readonly string[] => {
  const [, snapshot = ''] = /^# Page snapshot\s+```yaml\n(.*?)\n```/ms.exec(context) ?? []
  /** The depth of the element that is left out with all that it contains. */
  let within = Number.POSITIVE_INFINITY
  return snapshot.split('\n').flatMap((line) => {
    if (depthOf(line) > within || line.trim() === '') return []
    const text = line.replaceAll(/ \[(?:ref|cursor)=[^\]]*\]/g, '')
    within = omitted.test(text.trim()) ? depthOf(line) : Number.POSITIVE_INFINITY
    const isWrapper = /^- generic:?$/.test(text.trim())
    return within < Number.POSITIVE_INFINITY || isWrapper ? [] : [text]
  })
}
