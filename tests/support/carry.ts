import type { Client } from './client.ts'

/** Puts pieces of a product's first variant into the cart. */
export const carry = async (client: Client, slug: string, quantity: number): Promise<void> => {
  const { status, body } = await client.catalogue.product({ params: { slug } })
  if (status !== 200) throw new Error(body.message)
  const id = [...body.variants, ...body.moreVariants][0]?.productId ?? ''
  await client.cart.updateMoreVariants({ body: [{ id, quantity }] })
}
