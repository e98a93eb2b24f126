/** Messages of sign-in, registration and the user menu. Texts that docs/product/accounts.md quotes stand here to the letter. */
export const authMessages = {
  tagline: 'Crie carrosséis profissionais com I.A',
  tabs: { label: 'Acesso à conta', login: 'Entrar', register: 'Criar Conta' },
  login: {
    title: 'Fazer Login',
    subtitle: 'Entre na sua conta para continuar',
    submit: 'Entrar',
    failure: { title: 'Login failed', description: 'Invalid email or password' },
    success: { title: 'Login realizado com sucesso', description: 'Bem-vindo de volta!' },
  },
  register: {
    title: 'Criar Conta',
    subtitle: 'Crie sua conta para começar a usar',
    submit: 'Criar Conta',
    failure: { title: 'Falha no cadastro', description: 'Falha ao criar conta' },
    success: {
      title: 'Cadastro realizado com sucesso',
      description: 'Bem-vindo! Sua conta foi criada.',
    },
  },
  fields: {
    name: 'Nome',
    email: 'Email',
    password: 'Senha',
    showPassword: 'Mostrar o que foi digitado',
    hidePassword: 'Ocultar o que foi digitado',
  },
  refusals: {
    missing: { title: 'Missing fields', description: 'Please fill in all fields' },
    shortPassword: {
      title: 'Password too short',
      description: 'Password must be at least 6 characters',
    },
  },
  fieldErrors: {
    missing: {
      name: 'Informe seu nome',
      email: 'Informe seu email',
      password: 'Informe sua senha',
    },
    shortPassword: 'Senha deve ter pelo menos 6 caracteres',
    invalidEmail: 'Email inválido',
  },
  unreachable: 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
  signedOut: {
    title: 'Não autorizado',
    description: 'Você foi desconectado. Redirecionando para login...',
  },
  logout: { failure: 'Falha no logout' },
  deleted: { title: 'Conta excluída', description: 'Sua conta e seus dados foram apagados.' },
  menu: {
    admin: 'Administração',
    label: 'Menu da conta',
    greeting: (name: string) => `Olá, ${name}!`,
    fallbackName: 'Usuário',
    fallbackInitial: 'U',
    appearance: 'Aparência',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Do sistema',
    settings: 'Configurações',
    logout: 'Sair',
  },
} as const;
