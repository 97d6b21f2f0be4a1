/** The draft of a customer's checkout; its note is also typed on the cart's page. */
export const checkoutDraft = (customerId: string): string => `checkout ${customerId}`

/** The coupon that a customer uses. */
export const couponDraft = (customerId: string): string => `coupon ${customerId}`
