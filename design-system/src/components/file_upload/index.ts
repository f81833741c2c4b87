export { FileUpload } from './file_upload'
