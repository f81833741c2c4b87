export { FileList } from './file_list'
export type { FileListProps } from './file_list'
export type { FileItem, FileListLabels } from './file_row'
export type { FileGroup } from './fold_files'
