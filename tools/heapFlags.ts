/**
 * How a server's Node manages its memory: young objects get 8 MB instead of up to 64, and old ones are collected once
 * the heap is 1.6 times what was in use, instead of up to 4 times. It halves the memory for a tenth of the time
 * (docs/decisions/2026-11-23-memory.md). The scripts of `package.json` that start a server pass them, too.
 */
export const heapFlags = ['--max-semi-space-size=8', '--heap-growing-percent=60'] as const
