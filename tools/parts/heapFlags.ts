/**
 * Flags that limit the memory of the server's Node: the young generation gets 8 MB instead of up to 64, and the old one
 * is collected at 1.4 times the memory in use instead of up to 4 times. This halves the memory and costs a fifth more
 * time (docs/decisions/server/2026-11-23-memory.md). A server on a larger machine collects later
 * (server/config/heapGrowth.ts). The scripts of `package.json` that start a server pass them, too.
 */
export const heapFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40'] as const
