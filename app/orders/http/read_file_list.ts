import { fileList } from '#delivery'

export function readFileList(address: Record<string, unknown>) {
  const { page, orderBy, orderDirection } = fileList.read(address)
  return { page, orderBy, orderDirection }
}
