import { fileList } from '#delivery'

export function readFileList(address: Record<string, unknown>) {
  const { page, orderBy, orderDirection } = fileList.read(address)
  return { page, orderBy, orderDirection }
}

/** `?item=17&month=202503&all=1`: which files of an order are shown, and whether all of these. */
export function readOpenMonth({ item, month, all }: Record<string, unknown>) {
  return {
    itemRef: typeof item === 'string' ? item : undefined,
    month: Number(month),
    isWhole: all === '1',
  }
}
