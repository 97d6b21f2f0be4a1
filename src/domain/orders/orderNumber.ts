/**
 * The displayed number of an order: `A-000123`. @param number counts up from 1
 */
export const orderNumber = (number: number): string => `A-${String(number).padStart(6, '0')}`
