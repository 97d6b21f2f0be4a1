/** JSON that is safe in a script element of a page: no text in it can end the element. */
export const jsonInScript = (json: string): string => json.replaceAll('<', '\\u003c')
