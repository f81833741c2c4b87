/** A row as a page gets it: moments are texts. */
export type PageRow<Row> = { [K in keyof Row]: Row[K] extends Date ? string : Row[K] }

export const pageRow = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ])
  ) as PageRow<Row>
