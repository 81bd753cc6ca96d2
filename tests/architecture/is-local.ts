import ts from 'typescript'

/** An identifier means something declared around it in its own file, not the global of that name. */
export function isLocal(node: ts.Identifier): boolean {
  for (let scope: ts.Node | undefined = node.parent; scope !== undefined; scope = scope.parent) {
    if (declarationsIn(scope).some((name) => binds(name, node.text))) return true
  }
  return false
}

/** Names that a scope declares itself, not those of scopes inside it. */
function declarationsIn(scope: ts.Node): (ts.BindingName | undefined)[] {
  if (ts.isFunctionLike(scope)) return scope.parameters.map((parameter) => parameter.name as ts.BindingName)
  if (ts.isCatchClause(scope)) return [scope.variableDeclaration?.name]
  if (ts.isForStatement(scope) || ts.isForOfStatement(scope) || ts.isForInStatement(scope)) {
    return variablesOf(scope.initializer)
  }
  if (ts.isBlock(scope) || ts.isSourceFile(scope) || ts.isCaseOrDefaultClause(scope)) {
    return scope.statements.flatMap(namesOf)
  }
  return []
}

function namesOf(statement: ts.Statement): (ts.BindingName | undefined)[] {
  if (ts.isVariableStatement(statement)) {
    const declared = statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DeclareKeyword)
    return declared ? [] : variablesOf(statement.declarationList)
  }
  if (ts.isFunctionDeclaration(statement)) return [statement.name]
  return ts.isImportDeclaration(statement) ? importsOf(statement) : []
}

function importsOf({ importClause }: ts.ImportDeclaration): (ts.BindingName | undefined)[] {
  const named = importClause?.namedBindings
  return named !== undefined && ts.isNamedImports(named) ? named.elements.map((element) => element.name) : []
}

function variablesOf(list: ts.ForInitializer | undefined): ts.BindingName[] {
  return list !== undefined && ts.isVariableDeclarationList(list)
    ? list.declarations.map(({ name }) => name)
    : []
}

function binds(name: ts.BindingName | undefined, text: string): boolean {
  if (name === undefined) return false
  if (ts.isIdentifier(name)) return name.text === text
  return name.elements.some((element) => ts.isBindingElement(element) && binds(element.name, text))
}
