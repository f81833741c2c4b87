/* What the HTTP API offers, as one OpenAPI 3.1 document made of every module's descriptions. */
export { callsOf } from '#shared/http/api_description/calls'
export { apiDocument } from '#shared/http/api_description/document'
export { exemplify } from '#shared/http/api_description/examples'
export { inGerman } from '#shared/http/api_description/german'
export { fieldsOf } from '#shared/http/api_description/fields'
export * as is from '#shared/http/api_description/schema'
