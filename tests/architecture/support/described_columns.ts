import type pg from 'pg'

/** A column of an answer, as PostgreSQL describes it before the statement has run. */
export type Column = {
  name: string
  dataTypeID: number
  /** The table and its column, where the answer shows it as it is; 0 for what is computed. */
  tableID: number
  columnID: number
}

type Wire = {
  parse(query: { name: string; text: string; types: number[] }): void
  describe(portal: { type: 'S'; name: string }): void
  sync(): void
}

/** Has the database read a statement without running it; answers its columns. */
export function describedColumns(client: pg.Client, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    client.query(new Description(text, resolve, reject))
  })
}

/** Speaks the protocol's "describe", which the driver itself offers nobody. */
class Description {
  #columns: Column[] = []
  #error: Error | null = null

  constructor(
    protected text: string,
    protected resolve: (columns: Column[]) => void,
    protected reject: (error: Error) => void
  ) {}

  submit(connection: unknown): void {
    const wire = connection as Wire
    wire.parse({ name: '', text: this.text, types: [] })
    wire.describe({ type: 'S', name: '' })
    wire.sync()
  }

  handleRowDescription({ fields }: { fields: Column[] }): void {
    this.#columns = fields
  }

  handleError(error: Error): void {
    this.#error = error
    this.reject(error)
  }

  handleReadyForQuery(): void {
    if (!this.#error) this.resolve(this.#columns)
  }
}
