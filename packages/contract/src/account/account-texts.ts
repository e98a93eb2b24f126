/** Texts the server sends about accounts, to the letter. Source: accounts §5, §8; decisions §3, §9. */
export const accountTexts = {
  fillInAllFields: 'Please fill in all fields',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'A senha é longa demais',
  nameTooLong: 'O nome é longo demais',
  nameUnusable: 'O nome não pode ter caracteres invisíveis nem de controle',
  invalidEmail: 'Email inválido',
  wrongCredentials: 'Invalid email or password',
  emailTaken: 'Este e-mail já está em uso.',
  blocked: 'Sua conta está bloqueada. Fale com um administrador.',
} as const;
