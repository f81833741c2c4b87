/* What the HTTP API offers, as one OpenAPI 3.1 document made of every module's descriptions. */
export { describeCalls } from '#shared/http/api_description/calls'
export { apiDocument } from '#shared/http/api_description/document'
export * as is from '#shared/http/api_description/schema'
