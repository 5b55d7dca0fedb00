import type { Compiler, javascript } from 'webpack';

/** Own functions that build schemas and calls from schemas, and do nothing else. */
const BUILDERS: readonly string[] = ['defineCall', 'queryInteger', 'rows', 'withFallback'];
/** Of valibot, what does more than to return a schema. */
const RUNS = /^(?:assert|parse|safeParse|is$|set|delete|get)/;

type Parser = InstanceType<typeof javascript.JavascriptParser>;
type Syntax = NonNullable<Parameters<Parser['isPure']>[0]>;
type Call = Extract<Syntax, { type: 'CallExpression' }>;
type ObjectLiteral = Extract<Syntax, { type: 'ObjectExpression' }>;
type Member = ObjectLiteral['properties'][number];
type Part = Syntax | Call['arguments'][number] | Member | Extract<Member, { type: 'Property' }>['value'] | null;

/**
 * A schema that nobody uses is left out of a bundle. A call at the top of a module would stay otherwise, since it might
 * do something: a remote that uses one call of the contract would bring the shapes of all resources.
 */
export class PureSchemasPlugin {
  apply({ hooks, webpack }: Compiler): void {
    hooks.normalModuleFactory.tap('PureSchemasPlugin', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap('PureSchemasPlugin', (parser) => {
          if (!(parser instanceof webpack.javascript.JavascriptParser)) return;
          parser.hooks.isPure.for('CallExpression').tap({ name: 'PureSchemasPlugin', stage: -20 }, (expression) => {
            // Nothing for all others: webpack goes on to decide.
            return expression.type === 'CallExpression' && isSchema(expression) ? true : undefined;
          });
        });
    });
  }
}

/** `v.string()`, as all of our sources import valibot, or a builder's call, of such things alone. */
const isSchema = ({ callee, arguments: parts }: Call): boolean => isBuilder(callee) && parts.every(isPlain);

function isBuilder(callee: Call['callee']): boolean {
  if (callee.type === 'Identifier') return BUILDERS.includes(callee.name);
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return false;
  return callee.object.type === 'Identifier' && callee.object.name === 'v' && !RUNS.test(callee.property.name);
}

/** Whether nothing runs that could be seen elsewhere: names, literals, functions as they are, and schemas. */
function isPlain(part: Part): boolean {
  switch (part?.type) {
    case undefined:
    case 'Identifier':
    case 'Literal':
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return true;
    case 'TemplateLiteral':
      return part.expressions.every(isPlain);
    case 'UnaryExpression':
    case 'SpreadElement':
      return isPlain(part.argument);
    case 'ArrayExpression':
      return part.elements.every(isPlain);
    case 'ObjectExpression':
      return part.properties.every(isPlain);
    case 'Property':
      return !part.computed && isPlain(part.value);
    case 'MemberExpression':
      return !part.computed && part.object.type !== 'Super' && isPlain(part.object);
    case 'CallExpression':
      return isSchema(part);
    default:
      return false;
  }
}
