/* Writes the generated code anew: controllers, routes, texts, what pages say. Needs no settings. */
import { runCodegen } from './support/run_codegen.ts'

runCodegen()
console.log('Generated code is written.')
