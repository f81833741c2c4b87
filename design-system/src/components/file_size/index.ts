export { FileSize } from './file_size'
export { formatFileSize } from './format'
