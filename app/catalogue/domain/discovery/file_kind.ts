export type FileKind = { format: 'csv' | 'parquet' | 'pcap'; compression: 'none' | 'gzip' }

const FORMATS: Record<string, FileKind['format']> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  parquet: 'parquet',
  pcap: 'pcap',
}

/** What the shop can sell a file as, by the end of its name; null for what it cannot. */
export function fileKind(name: string): FileKind | null {
  const [, ending, gzip] = /\.([a-z0-9]+)(\.gz)?$/i.exec(name) ?? []
  const format = ending && FORMATS[ending.toLowerCase()]
  if (!format || isHidden(name) || (format === 'parquet' && gzip)) return null
  return { format, compression: gzip ? 'gzip' : 'none' }
}

/** What programs and editors leave behind. */
export const isHidden = (name: string): boolean => /^[.~_#]|~$/.test(name)
