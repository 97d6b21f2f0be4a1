import { z } from 'zod'

/** The address from which the browser downloads a file, and the name of the file. */
export const DownloadLink = z.object({
  /** Works once, for a minute. The mock shop answers a `data:` address, because it has no server. */
  link: z.string().min(1),
  name: z.string().min(1),
})
export type DownloadLink = z.infer<typeof DownloadLink>
