/**
 * Makes the schemas of the calls, each file of them in a task of its own: all at once, they would keep a phone busy for
 * 150 ms. Call it before the import of code that needs them. If a file does not load, that import fails, too.
 */
export const makeSchemas = (): void => {
  const files = [
    import('../../contracts/primitives.ts'),
    import('../../contracts/account/customer.ts'),
  ]
  for (const file of files) file.catch(() => undefined)
}
