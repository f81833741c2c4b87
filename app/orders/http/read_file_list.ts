import { fileList } from '#delivery'

/** Page and order of the files on an order's page. */
export function readFileList(address: Record<string, unknown>) {
  const { page, orderBy, orderDirection } = fileList.read(address)
  return { page, orderBy, orderDirection }
}
