/**
 * Replaces zod's JSON Schema modules in the browser (`vite.config.ts`): only the server generates JSON Schema. All
 * other names are undefined; an ES module would have to list them.
 */
const refuse = () => {
  throw new Error('The browser has no JSON Schema')
}

exports.toJSONSchema = refuse
exports.createToJSONSchemaMethod = () => refuse
exports.createStandardJSONSchemaMethod = () => refuse
