/** The product whose files reports are made of, and whose price of a day each security costs. */
export default { product: 'REPORT' }
