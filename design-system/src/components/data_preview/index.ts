export { DataPreview } from './data_preview'
export type { DataPreviewProps, PreviewColumn } from './data_preview'
