/** The stretch of time that all rows of all lists are drawn on. */
export type Axis = {
  from: string
  to: string
}

/** Columns of the overview: the product, its history, its price. Rows and head share them. */
export const LIST_COLUMNS = 'lg:grid-cols-product-row xl:grid-cols-product-row-wide'
