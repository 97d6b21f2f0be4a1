/**
 * Stands in for zod's JSON Schema modules in the browser (`vite.config.ts`): only the server generates JSON Schema. All
 * other names are undefined, which a module of ES would have to list.
 */
const refuse = () => {
  throw new Error('The browser has no JSON Schema')
}

exports.toJSONSchema = refuse
exports.createToJSONSchemaMethod = () => refuse
exports.createStandardJSONSchemaMethod = () => refuse
