import { useSettings } from '../shell/shop.ts'

/** `{title} | {shop}` (specification 1). React hoists it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} | ${useSettings().customization.shopName}`}</title>
}
