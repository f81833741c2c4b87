export const sqlText = (value: string) => `'${value.replaceAll("'", "''")}'`

export const sqlName = (name: string) => `"${name.replaceAll('"', '""')}"`
