/** The first Node with Node-API 10. An older one crashes when it loads the SQLite driver. */
const needed = { major: 22, minor: 14 }

/** @returns an error message if the compiled server does not run on this version of Node */
export const nodeProblem = (version: string): string | undefined => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isNew = major > needed.major || (major === needed.major && minor >= needed.minor)
  return isNew
    ? undefined
    : `The compiled server needs Node ${needed.major}.${needed.minor} or later; this is Node ${version}.`
}

/** Exits with a message if Node is too old. Call it before any other import. */
export const refuseOldNode = (): void => {
  const problem = nodeProblem(process.versions.node)
  if (!problem) return
  console.error(problem)
  process.exit(1)
}
