/** A text or path inside a statement. */
export const sqlText = (value: string) => `'${value.replaceAll("'", "''")}'`

/** A column's name inside a statement. */
export const sqlName = (name: string) => `"${name.replaceAll('"', '""')}"`
