export declare const choices: string;
export declare const options: string;
